import type { Product } from '../../contract/entities'

type Care = Required<NonNullable<Product['care']>>

const toxic = 'Toxic to cats and dogs if chewed'

/** How each species of the catalogue is grown indoors. */
export const care = {
  /** Monstera deliciosa. */
  monstera: {
    light: 'Bright, indirect light',
    water: 'When the top 5 cm of soil are dry, about once a week',
    height: 'Up to 2 m on a moss pole',
    place: 'A bright corner with room to spread',
    pets: toxic,
    character: 'Young leaves are whole; each new one has more splits and holes.',
  },
  /** Opuntia microdasys. */
  bunnyEar: {
    light: 'Full sun, six hours a day or more',
    water: 'When the soil is dry all the way down, hardly ever in winter',
    height: 'Up to 60 cm',
    place: 'Your sunniest windowsill, out of reach',
    pets: 'Not toxic, but its bristles hurt paws and mouths',
    character: "New pads come up in pairs, like ears. Look, but don't stroke them.",
  },
  /** Spathiphyllum. */
  peaceLily: {
    light: 'Medium, indirect light; manages in low light',
    water: 'When the surface feels dry, about once a week',
    height: '40 to 90 cm',
    place: 'A north- or east-facing room, or a bright bathroom',
    pets: toxic,
    character: "It droops when it's thirsty, and stands up again hours after a drink.",
  },
  /** Epipremnum aureum. */
  pothos: {
    light: 'Low to bright, indirect light',
    water: 'When the top half of the soil is dry, every one to two weeks',
    height: 'Trails or climbs to 3 m',
    place: 'A high shelf, or a hanging pot',
    pets: toxic,
    character: 'The easiest of all: a cutting grows roots in a glass of water.',
  },
  /** Dracaena trifasciata. */
  snakePlant: {
    light: 'Almost any, from shade to some sun',
    water: 'When the soil is dry all the way down, every two to four weeks',
    height: '60 cm to 1.2 m',
    place: 'A bedroom or hallway, or wherever nothing else grows',
    pets: toxic,
    character: "Its thick leaves store water, so it won't mind your holidays.",
  },
  /** Phalaenopsis. */
  mothOrchid: {
    light: 'Bright, indirect light; no midday sun',
    water: 'Soak once a week, then let all the water drain',
    height: '30 to 70 cm in flower',
    place: 'An east-facing windowsill',
    pets: 'Safe for cats and dogs',
    character: 'It flowers for two or three months, often twice from one stem.',
  },
  /** Echinocactus grusonii. */
  goldenBarrel: {
    light: 'Full sun',
    water: 'Every three to four weeks, hardly ever in winter',
    height: 'Up to 30 cm in a pot, very slowly',
    place: 'Your sunniest windowsill, or a balcony without frost',
    pets: 'Not toxic, but its spines are sharp',
    character: 'A golden globe that grows for decades, a centimetre or two a year.',
  },
  /** Trachelospermum jasminoides. */
  starJasmine: {
    light: 'Full sun to light shade',
    water: 'When the top 2 cm of soil are dry, less in winter',
    height: 'Climbs to 3 m or more on a trellis',
    place: 'A sunny balcony or conservatory',
    pets: 'Safe for cats and dogs',
    character: 'No true jasmine, but its white stars smell like one on summer evenings.',
  },
  /** Dypsis lutescens. */
  arecaPalm: {
    light: 'Bright, indirect light',
    water: 'When the top 3 cm of soil are dry, about once a week',
    height: 'Up to 2 m',
    place: 'A bright living room, away from radiators and draughts',
    pets: 'Safe for cats and dogs',
    character: 'Soft, arching fronds. Brown tips are its way of asking for moister air.',
  },
} satisfies Record<string, Care>
