/** Where shoppers write to (Spec §2). */
export const EMAIL = 'hello@frond.example'
