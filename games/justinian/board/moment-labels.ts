import type { Language } from '@iacta/kernel'
import type { PrefectureId } from '../data/map.ts'
import type { SeatId } from '../data/table.ts'
import * as namesEn from '../text/en/names.ts'
import * as en from '../text/en/phrases.ts'
import * as namesIt from '../text/it/names.ts'
import * as it from '../text/it/phrases.ts'

/** What the panels of great moments say besides the log's own sentences. */
export interface MomentLabels {
  readonly seats: Readonly<Record<SeatId, string>>
  readonly prefectures: Readonly<Record<PrefectureId, string>>
  readonly occasion: (year: number) => string
  readonly battle: (at: string) => string
  readonly destroyed: (army: string) => string
  readonly powerOut: (power: string) => string
  readonly treasure: (power: string) => string
  readonly arrives: (leader: string) => string
  readonly plague: string
  readonly nika: string
  readonly inRevolt: (at: string) => string
  readonly treasuryLost: string
  readonly attackers: string
  readonly defenders: string
  readonly strength: string
  readonly losses: string
  readonly held: string
  readonly needed: string
  readonly provinces: string
  readonly standing: string
  readonly battles: (n: number) => string
}

const english: MomentLabels = {
  seats: namesEn.seats,
  prefectures: namesEn.prefectures,
  occasion: (year) => `AD ${year}`,
  battle: (at) => `The battle of ${en.place(at)}`,
  destroyed: (army) => `${en.Army(army)} ${en.is(army)} no more`,
  powerOut: (power) => `${en.Power(power)} are no more`,
  treasure: (power) => `The treasure of ${en.power(power)} is taken`,
  arrives: (leader) => `${en.Army(leader)} takes command`,
  plague: 'The Plague',
  nika: 'Nika!',
  inRevolt: (at) => `${en.place(at)} in revolt`,
  treasuryLost: 'The treasury is lost',
  attackers: 'Attackers',
  defenders: 'Defenders',
  strength: 'SP',
  losses: 'Lost',
  held: 'Held',
  needed: 'Needed',
  provinces: 'Provinces',
  standing: 'The empire',
  battles: (n) => (n === 1 ? 'One battle was fought on land.' : `${n} battles were fought on land.`),
}

const italian: MomentLabels = {
  seats: namesIt.seats,
  prefectures: namesIt.prefectures,
  occasion: (year) => `Anno ${year}`,
  battle: (at) => `Battaglia ${it.inPlace(at)}`,
  destroyed: (army) => `${it.Army(army)}: ${it.agreeing(army, 'distrutt')}`,
  powerOut: (power) => `${it.Power(power)}: fuori dal gioco`,
  treasure: (power) => `Preso il tesoro ${it.ofPower(power)}`,
  arrives: (leader) => `Arriva ${it.army(leader)}`,
  plague: 'La Pestilenza',
  nika: 'Nika!',
  inRevolt: (at) => `${it.province(at)} in rivolta`,
  treasuryLost: 'Il Tesoro è perduto',
  attackers: 'Attaccante',
  defenders: 'Difensore',
  strength: 'SP',
  losses: 'Persi',
  held: 'Tenute',
  needed: 'Servono',
  provinces: 'Province',
  standing: 'L’impero',
  battles: (n) => (n === 1 ? 'A terra si è combattuta una battaglia.' : `A terra si sono combattute ${n} battaglie.`),
}

export const LABELS: Readonly<Record<Language, MomentLabels>> = { en: english, it: italian }
