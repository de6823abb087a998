import { heading, link, test, waitForHydration } from './fixtures'
import { whileLoading } from './whileLoading'

// Firefox logs this about the chunk itself.
test.use({ expectedNoise: [/Worker intercepted/] })

// Firefox cancels a page's requests as soon as it starts to be left, and lets the page run on until the next
// one arrives.
test('a page that is left while a section loads reports no failure, and stays left', async ({
  tab,
  host,
}) => {
  const release = host.hold(/^\/assets\/HomePage-|^\/productlisting/)
  await tab.goto('/login')
  await waitForHydration(tab)
  await link(tab, 'Frond').click()
  await host.waitForHeld(/HomePage/)
  await tab.open('/productlisting')
  await host.waitForHeld(/productlisting/)
  // Takes longer than the page would take to ask the host whether it can reload.
  const callHost = async () => {
    for (let calls = 0; calls < 10; calls += 1)
      await fetch('/', { method: 'HEAD', cache: 'no-store' })
  }
  await whileLoading(() => tab.evaluate(callHost))
  release()
  await heading(tab, 'Showing All Products').waitFor()
})
