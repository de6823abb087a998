import type { Scene } from './scene'
import { shopperScenes } from './shopperScenes'
import { visitorScenes } from './visitorScenes'

/** Every page in every state worth looking at: the visitor's scenes, then the shoppers'. */
export const scenes: readonly Scene[] = [...visitorScenes, ...shopperScenes]
