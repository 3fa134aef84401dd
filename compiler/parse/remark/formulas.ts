import { mapText } from './changed-syntax.ts';
import { formulaBlock } from './formula-block.ts';
import { isFormula } from '../formula-borders.ts';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';

const dollar = 36;

/**
 * Changes the syntax of formulas: amounts of money are text, and TeX may be on the lines of the `$$`.
 *
 * @param syntax the extension of micromark-extension-math
 */
export function readFormulas(syntax: Extension): Extension {
  return { ...mapText(syntax, withBorders), flow: { [dollar]: formulaBlock } };
}

/** Parses dollars as text if `isFormula` returns false. They are then amounts of money. */
function withBorders(construct: Construct): Construct {
  return { ...construct, tokenize };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const ends = (code: Code): State | undefined => {
      const [, token] = this.events.at(-1)!;
      const written = this.sliceSerialize(token);
      if (!isFormula(written, isDigit(code) ? '0' : '')) return nok(code);
      return isFormula(written, ' 0')
        ? ok(code)
        : effects.check({ partial: true, tokenize: spacesAndDigit }, nok, ok)(code);
    };
    return construct.tokenize.call(this, effects, ends, nok);
  }
}

function spacesAndDigit(effects: Effects, ok: State, nok: State): State {
  return function space(code) {
    if (isDigit(code)) return ok(code);
    if (code !== 32 && code !== -1 && code !== -2) return nok(code);
    effects.enter('space');
    effects.consume(code);
    effects.exit('space');
    return space;
  };
}

function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57;
}
