import { definitionNames, definitions as allDefinitions } from '../schema/definitions.ts';
import { conditional } from './conditional.ts';

/** The schemas of the validators. The build replaces this module with its values, because zod creates them. */
export const definitions = conditional(allDefinitions());

/** The name of the definition for each kind of file. */
export const definitionOf = definitionNames();
