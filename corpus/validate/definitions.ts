import { definitionNames, definitions as allDefinitions } from '../schema/definitions.ts';
import { conditional } from './conditional.ts';

/** The schemas of the validators. The build replaces this module by its values, so that validators do not need zod. */
export const definitions = conditional(allDefinitions());

/** The name of the definition for each kind of file. */
export const definitionOf = definitionNames();
