import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { documented } from '../contract/documented'
import { type Caller, createKit } from '../contract/kit'
import { sendTo } from '../contract/sendTo'
import { serverTopics } from '../contract/topics'
import { FIRST_START_MS } from '../support/backendProcess'
import { type Deployment, stores, TOKEN_SECRET } from './stores'

/** A running backend (`CONTRACT_URL=… npm run test:contract`), or by default the project's own. */
const { CONTRACT_URL, CONTRACT_SECRET } = process.env
const deployments =
  CONTRACT_URL === undefined
    ? stores
    : [
        {
          name: CONTRACT_URL,
          deploy: (): Promise<Deployment> =>
            Promise.resolve({ apiUrls: [CONTRACT_URL], stop: () => Promise.resolve() }),
        },
      ]
const secret = CONTRACT_URL === undefined ? TOKEN_SECRET : CONTRACT_SECRET

describe.each(deployments)('the backend with $name', ({ deploy }) => {
  let deployment: Deployment
  let calls = 0

  beforeAll(async () => {
    deployment = await deploy()
  }, FIRST_START_MS)
  afterAll(() => deployment.stop())

  const caller: Caller = {
    // Alternates between the processes: each must see what another has stored.
    send: (call) => {
      const apiUrl = deployment.apiUrls[calls % deployment.apiUrls.length] ?? ''
      calls += 1
      return documented(sendTo(apiUrl))(call)
    },
    // The clock of another process can't be moved.
    aSecondLater: () => wait(1100),
    secret,
  }

  describe.each(serverTopics)('keeps the contract: $topic', ({ cases }) => {
    const possible = cases.filter(({ needsSecret = false }) => !needsSecret || secret !== undefined)
    test.each(possible)('$name', async ({ run }) => {
      await expect(run(createKit(caller, expect))).resolves.toBeUndefined()
    })
  })
})
