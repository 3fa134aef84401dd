import * as z from 'zod';
import { catalogue, type RuleId } from '../diagnostics/catalogue.ts';
import { severity } from './values.ts';

/** The rules whose severity a site may choose. */
export const adjustableRules = (Object.keys(catalogue) as RuleId[]).filter((id) => catalogue[id].isAdjustable);

/** Severities of a site's choice, by rule. */
export const RuleLevels = z.strictObject(
  Object.fromEntries(adjustableRules.map((id) => [id, severity.optional()])) as {
    [Id in RuleId]: z.ZodOptional<typeof severity>;
  },
);
