/** Stands in for `graphql` in Jest: nothing in the shop speaks it. */
export {}
