/** Replaces `graphql` in Jest, because nothing in the shop uses it. */
export {}
