/** Ways to tell a person that it is his move, or to let him back in. */

export type ChannelKind = 'push' | 'mail' | 'webhook'

/** What a server offers. */
export interface NoticeSettings {
  readonly kinds: readonly ChannelKind[]
  readonly vapidPublicKey: string | null
}

export interface Channel {
  readonly id: string
  readonly kind: ChannelKind
  /** The mail address, or the origin of the push service or the webhook. */
  readonly where: string
  /** A mail address is used once it is confirmed. */
  readonly confirmed: boolean
  /** Deliveries that failed in a row; after twenty the channel is removed. */
  readonly failures: number
  readonly createdAt: number
  /** Whether "your move" is sent there, and whether it gets a person back in who has forgotten the password. */
  readonly notices: boolean
  readonly recovers: boolean
}

/** A channel that was added, with what a webhook's messages are signed with. */
export interface AddedChannel {
  readonly channel: Channel
  readonly secret: string | null
}

/** What gets somebody back in who has forgotten the password. */
export interface RecoveryWays {
  readonly codesLeft: number
  readonly mails: readonly string[]
}
