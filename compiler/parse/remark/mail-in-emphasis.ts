import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import { mapText } from './changed-syntax.ts';

const underscore = 95;

/**
 * Parses a `_` before an email address as the start of emphasis, as GitHub does:
 *
 *     _help@example.test for questions_
 *     ^ not a part of the address
 *
 * @param syntax the GFM extension. It tries addresses before emphasis
 */
export function readMailInEmphasis(syntax: Extension): Extension {
  return mapText(syntax, (construct, code) => {
    if (construct.name !== 'emailAutolink') return construct;
    return code === underscore ? withinWord(construct) : behindMark(construct);
  });
}

/** Allows an address that begins with `_` only after a letter, because `_` after a letter can't open emphasis. */
function withinWord(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const start = construct.tokenize.call(this, effects, ok, nok);
      return (code) => (isLetter(this.previous) ? start(code) : nok(code));
    },
  };
}

function isLetter(code: Code): boolean {
  return code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
}

/** Allows an address directly after a `_` that may open emphasis. */
function behindMark(construct: Construct): Construct {
  return { ...construct, previous, tokenize };

  function previous(this: TokenizeContext, code: Code): boolean {
    return (code === underscore && opensEmphasis(this)) || construct.previous!.call(this, code);
  }

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const start = construct.tokenize.call(this, effects, ok, nok);
    return (code) => {
      if (this.previous === underscore && opensEmphasis(this)) this.previous = null;
      return start(code);
    };
  }
}

function opensEmphasis({ events }: TokenizeContext): boolean {
  const token = events.at(-1)?.[1];
  return token?.type === 'attentionSequence' && token._open === true;
}
