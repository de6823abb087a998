import type { Product } from '../../contract/entities'

type Care = Required<NonNullable<Product['care']>>

const toxic = 'Toxic to cats and dogs if chewed'
const everyone: Care['unsafeFor'] = ['cats', 'dogs', 'children']

/** How each species of the catalogue is grown indoors. */
export const care = {
  /** Monstera deliciosa. */
  monstera: {
    light: 'Bright, indirect light',
    water: 'When the top 5 cm of soil is dry, about once a week',
    height: '2 m on a moss pole',
    place: 'A bright corner with room to spread',
    pets: toxic,
    character: 'Young leaves are whole; each new one has more splits and holes.',
    notFor: "you're short of floor space: it grows nearly as wide as it's tall.",
    names: ['Swiss cheese plant', 'ceriman', 'split-leaf philodendron'],
    lights: ['bright'],
    unsafeFor: everyone,
    size: { arrives: 45, grown: 200, pot: 17 },
  },
  /** Opuntia microdasys. */
  bunnyEar: {
    light: 'Full sun, six hours a day or more',
    water: 'When the soil is dry all the way down, hardly ever in winter',
    height: '60 cm',
    place: 'Your sunniest windowsill, out of reach',
    pets: 'Not toxic, but its bristles hurt paws and mouths',
    character: "New pads come up in pairs, like ears. Look, but don't stroke them.",
    notFor: 'someone will touch it: its bristles come off in the skin.',
    names: ['polka-dot cactus', "angel's wings"],
    lights: ['sun'],
    unsafeFor: everyone,
    size: { arrives: 15, grown: 60, pot: 10 },
  },
  /** Spathiphyllum. */
  peaceLily: {
    light: 'Medium, indirect light; manages in low light',
    water: 'When the surface feels dry, about once a week',
    height: '90 cm',
    place: 'A north- or east-facing room, or a bright bathroom',
    pets: toxic,
    character: "It droops when it's thirsty, and perks up within hours of a drink.",
    notFor: "you're often away for weeks: it wilts without water.",
    names: ['spathe flower', 'Mauna Loa', 'spath'],
    lights: ['shade', 'bright'],
    unsafeFor: everyone,
    size: { arrives: 40, grown: 90, pot: 14 },
  },
  /** Epipremnum aureum. */
  pothos: {
    light: 'Low to bright, indirect light',
    water: 'When the top half of the soil is dry, every one to two weeks',
    height: '2 m, trailing or climbing',
    place: 'A high shelf, or a hanging pot',
    pets: toxic,
    character: 'The easiest of all: a cutting will root in water.',
    notFor: 'your cat plays with everything that dangles.',
    names: ['money plant', "devil's ivy", 'Ceylon creeper'],
    lights: ['shade', 'bright'],
    unsafeFor: everyone,
    size: { arrives: 30, grown: 200, pot: 13 },
  },
  /** Dracaena trifasciata. */
  snakePlant: {
    light: 'Almost any, from shade to some sun',
    water: 'When the soil is dry all the way down, every two to four weeks',
    height: '1.2 m',
    place: 'A bedroom or hallway, or wherever nothing else grows',
    pets: toxic,
    character: "Its thick leaves store water, so it won't mind your holidays.",
    notFor: 'you love to water: too much is the one thing that kills it.',
    names: ["mother-in-law's tongue", 'sansevieria', "Saint George's sword"],
    lights: ['shade', 'bright', 'sun'],
    unsafeFor: everyone,
    size: { arrives: 40, grown: 120, pot: 14 },
  },
  /** Phalaenopsis. */
  mothOrchid: {
    light: 'Bright, indirect light; no midday sun',
    water: 'Soak once a week, then let all the water drain',
    height: '70 cm in flower',
    place: 'An east-facing windowsill',
    pets: 'Safe for cats and dogs',
    character: 'It flowers for two or three months, often twice from one stem.',
    notFor: 'you want flowers all year: it rests for months between blooms.',
    names: ['phalaenopsis'],
    lights: ['bright'],
    unsafeFor: [],
    size: { arrives: 50, grown: 70, pot: 12 },
  },
  /** Echinocactus grusonii. */
  goldenBarrel: {
    light: 'Full sun',
    water: 'Every three to four weeks, hardly ever in winter',
    height: '30 cm in a pot, very slowly',
    place: 'Your sunniest windowsill, or a frost-free balcony',
    pets: 'Not toxic, but its spines are sharp',
    character: 'A golden globe that grows for decades, a centimetre or two a year.',
    notFor: 'your rooms get no direct sun.',
    names: ['golden ball cactus', "mother-in-law's cushion"],
    lights: ['sun'],
    unsafeFor: everyone,
    size: { arrives: 14, grown: 30, pot: 12 },
  },
  /** Trachelospermum jasminoides. */
  starJasmine: {
    light: 'Full sun to light shade',
    water: 'When the top 2 cm of soil is dry, less in winter',
    height: '3 m or more on a trellis',
    place: 'A sunny balcony or conservatory',
    pets: 'Safe for cats and dogs',
    character: 'Not a true jasmine, but its white stars smell like one on summer evenings.',
    notFor: 'you have neither a balcony nor a very bright room: it would hardly flower.',
    names: ['Confederate jasmine', 'southern jasmine', "trader's compass"],
    lights: ['bright', 'sun'],
    unsafeFor: [],
    size: { arrives: 60, grown: 300, pot: 15 },
  },
  /** Dypsis lutescens. */
  arecaPalm: {
    light: 'Bright, indirect light',
    water: 'When the top 3 cm of soil is dry, about once a week',
    height: '2 m',
    place: 'A bright living room, away from the AC',
    pets: 'Safe for cats and dogs',
    character: 'Soft, arching fronds. Brown tips are its way of asking for more humidity.',
    notFor: 'your air is very dry: the tips of its leaves turn brown.',
    names: ['butterfly palm', 'golden cane palm', 'yellow palm'],
    lights: ['bright'],
    unsafeFor: [],
    size: { arrives: 70, grown: 200, pot: 17 },
  },
} satisfies Record<string, Care>
