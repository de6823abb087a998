/** Lets the browser paint and answer before what follows. */
export const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
