import { type PageName, pageNames, pageOf, windowTitle } from '@/navigation/pages'

/** The headings of pages whose window titles differ. */
const headings: Partial<Record<PageName, string>> = {
  home: 'Let something grow on you.',
  checkout: 'Order placed successfully!!',
}

/** Every page, with the heading by which its content is recognised. */
export const everyPage = pageNames.map((name) => {
  const { path, title, loginToSee } = pageOf(name)
  return {
    name,
    path: path === '*' ? '/no/such/plant' : path,
    heading: headings[name] ?? title,
    title: windowTitle(title),
    needsLogin: loginToSee !== undefined,
  }
})

export const visitorsPages = everyPage.filter(({ needsLogin }) => !needsLogin)

/** The pages that show a shopper's own data. */
export const shoppersPages = everyPage.filter(
  ({ name, needsLogin }) => needsLogin || name === 'orderSummary',
)
