import { definitionNames, definitions as allDefinitions } from '../schema/definitions.ts';
import { conditional } from './conditional.ts';

/** What the validators check against. The build puts the values in place of this module: they are made with zod. */
export const definitions = conditional(allDefinitions());

/** Which definition describes each kind of file. */
export const definitionOf = definitionNames();
