import type { RecoveryWays } from '@iacta/wire'
import { z } from 'zod'
import { ChannelShape } from './notices.ts'
import { deviceOf, keepSignedIn } from './people-routes.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import { Nothing, Password, PersonShape } from './shapes.ts'

const OwnPassword = z.string().max(200)

/** Ways back for somebody who has forgotten the password: a mail, codes kept on paper, a link from an operator. */
export const RECOVERY_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/recovery',
    tag: 'People',
    summary: 'The ways back into your account: codes that are left, and mail addresses',
    answer: z.object({
      codesLeft: z.number(),
      mails: z.array(z.string()).readonly(),
    }) satisfies z.ZodType<RecoveryWays>,
    handle: ({ signedIn, service }) => service.recovery.ways(signedIn()),
  }),
  route({
    method: 'POST',
    path: '/recovery/codes',
    tag: 'People',
    summary: 'New codes instead of those of before, each good for one new password; they are shown this once',
    cost: 20,
    body: z.object({ password: OwnPassword }),
    answer: z.object({ codes: z.array(z.string()) }),
    async handle({ signedIn, address, service, body }) {
      service.signInLimits.spend(address, 1)
      return { codes: await service.recovery.newCodes(signedIn(), body.password) }
    },
  }),
  route({
    method: 'POST',
    path: '/recovery/mails',
    tag: 'People',
    summary: 'A mail address that gets you back in, once it is confirmed',
    cost: 20,
    body: z.object({ address: z.email().max(254), password: OwnPassword }),
    answer: z.object({ channel: ChannelShape }),
    async handle({ signedIn, address, service, body }) {
      service.signInLimits.spend(address, 1)
      const from = { address, origin: service.notices.origin }
      return { channel: await service.recovery.addMail(signedIn(), body.address, body.password, from) }
    },
  }),
  route({
    method: 'POST',
    path: '/recovery/links',
    tag: 'People',
    summary: 'Ask for a link to choose a new password, by name or mail address; the answer is the same for everybody',
    cost: 20,
    body: z.object({ who: z.string().trim().min(1).max(254) }),
    answer: Nothing,
    handle({ address, service, body }) {
      service.signInLimits.spend(address, 1)
      service.recovery.askByMail(body.who)
      return {}
    },
  }),
  route({
    method: 'POST',
    path: '/recovery/passwords',
    tag: 'People',
    summary: 'Choose a new password with the token of a link, or with one of your codes; everybody else is signed out',
    cost: 20,
    body: z.union([
      z.object({ token: z.string().min(1).max(100), password: Password }),
      z.object({ name: z.string().max(60), code: z.string().max(60), password: Password }),
    ]),
    answer: z.object({ person: PersonShape }),
    async handle({ address, service, body, request, reply }) {
      service.signInLimits.spend(address, 1)
      const { password, ...key } = body
      const person = await service.people.person(await service.recovery.reset(key, password))
      // Whoever is suspended is let in no further than to be told so.
      keepSignedIn(reply, service, await service.people.welcome(person, deviceOf(request, service), service.now()))
      return { person }
    },
  }),
]
