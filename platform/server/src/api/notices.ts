import type { AddedChannel, Channel, NoticeSettings } from '@iacta/wire'
import { z } from 'zod'
import { NewChannel } from '../notices/channels.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import { Nothing } from './shapes.ts'

const Kind = z.enum(['push', 'mail', 'webhook'])
const ChannelPath = z.object({ id: z.string().min(1).max(64) })
const Token = z.object({ token: z.string().min(1).max(100) })
export const ChannelShape = z
  .object({
    id: z.string(),
    kind: Kind,
    where: z.string().describe('The mail address, or the origin of the push service or the webhook'),
    confirmed: z.boolean().describe('A mail address is used once it is confirmed'),
    failures: z.number().describe('Deliveries that failed in a row; after twenty the channel is removed'),
    createdAt: z.number().describe('When it was added; milliseconds since 1970'),
    notices: z.boolean().describe('Whether notices are sent there'),
    recovers: z.boolean().describe('A mail address that a link to choose a new password may be sent to'),
  })
  .meta({ id: 'Channel' }) satisfies z.ZodType<Channel>

/** "Your move" by web push, mail or webhook: what the server offers, and the channels a person has set up. */
export const NOTICE_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/notices/settings',
    tag: 'Notices',
    summary: 'The kinds of channel this server offers, and the key a browser subscribes with',
    answer: z.object({
      kinds: z.array(Kind).readonly(),
      vapidPublicKey: z.string().nullable(),
    }) satisfies z.ZodType<NoticeSettings>,
    handle: ({ service }) => ({
      kinds: [...service.notices.kinds],
      vapidPublicKey: service.config.push?.publicKey ?? null,
    }),
  }),
  route({
    method: 'GET',
    path: '/channels',
    tag: 'Notices',
    summary: 'Where you are told that it is your move',
    answer: z.object({ channels: z.array(ChannelShape) }),
    handle: async ({ signedIn, service }) => ({
      channels: await service.notices.channels.list(signedIn().person.id),
    }),
  }),
  route({
    method: 'POST',
    path: '/channels',
    tag: 'Notices',
    summary: 'Be told by push, mail (once confirmed) or webhook; a webhook’s secret is shown this once',
    cost: 20,
    body: NewChannel,
    answer: z.object({ channel: ChannelShape, secret: z.string().nullable() }) satisfies z.ZodType<AddedChannel>,
    handle: ({ signedIn, address, service, body }) =>
      service.notices.channels.add(signedIn().person, body, { address, origin: service.notices.origin }),
  }),
  route({
    method: 'DELETE',
    path: '/channels/:id',
    tag: 'Notices',
    summary: 'Be told there no more',
    params: ChannelPath,
    answer: Nothing,
    async handle({ signedIn, service, params }) {
      await service.notices.channels.remove(signedIn().person.id, params.id)
      return {}
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:id/confirmation',
    tag: 'Notices',
    summary: 'Confirm a mail address with the token that was sent to it',
    cost: 10,
    params: ChannelPath,
    body: Token,
    answer: Nothing,
    async handle({ service, params, body }) {
      await service.notices.channels.confirm(params.id, body.token)
      return {}
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:id/stop',
    tag: 'Notices',
    summary: 'End the mails to an address with the token that stands in each; no need to be signed in',
    cost: 10,
    params: ChannelPath,
    body: Token,
    answer: Nothing,
    async handle({ service, params, body }) {
      await service.notices.channels.stop(params.id, body.token)
      return {}
    },
  }),
]
