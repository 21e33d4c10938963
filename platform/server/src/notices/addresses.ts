import { BlockList, isIP } from 'node:net'

/** IPv4 that is nobody's on the public internet (IANA's special-purpose registry), as a table. */
const PRIVATE_4: readonly (readonly [net: string, prefix: number, what: string])[] = [
  ['0.0.0.0', 8, 'unspecified, this network'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'shared by carriers'],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'link-local, clouds’ own metadata'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'protocol assignments'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.88.99.0', 24, '6to4 relays'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'benchmarks'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved, broadcast'],
]

/**
 * IPv6 the other way round: only global unicast is public. That leaves out loopback, ULA, link-local, multicast,
 * and every form that carries an IPv4 address (mapped, compatible, NAT64); what is special inside it follows.
 */
const GLOBAL_6 = ['2000::', 3] as const
const PRIVATE_6: readonly (readonly [net: string, prefix: number, what: string])[] = [
  ['2001::', 23, 'protocol assignments, Teredo'],
  ['2001:db8::', 32, 'documentation'],
  ['2002::', 16, '6to4: carries an IPv4 address'],
  ['3fff::', 20, 'documentation'],
]

const private4 = new BlockList()
for (const [net, prefix] of PRIVATE_4) private4.addSubnet(net, prefix, 'ipv4')
const global6 = new BlockList()
global6.addSubnet(...GLOBAL_6, 'ipv6')
const private6 = new BlockList()
for (const [net, prefix] of PRIVATE_6) private6.addSubnet(net, prefix, 'ipv6')

/** Whether an address is a public one, which strangers may have us call. Anything that is not an address is not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !private4.check(address, 'ipv4')
    case 6:
      // A zone (`fe80::1%eth0`) names one of our own interfaces.
      return !address.includes('%') && global6.check(address, 'ipv6') && !private6.check(address, 'ipv6')
    default:
      return false
  }
}
