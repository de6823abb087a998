/** Yields to the browser, so that it can paint and handle input. */
export const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
