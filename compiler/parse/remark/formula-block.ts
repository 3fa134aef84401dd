import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mathFlow: 'mathFlow';
    mathFlowFence: 'mathFlowFence';
    mathFlowFenceSequence: 'mathFlowFenceSequence';
    mathFlowValue: 'mathFlowValue';
  }
}

const dollar = 36;
const backslash = 92;

/**
 * Parses a block of TeX between `$$`. The TeX may begin on the opening line and end on the closing line:
 *
 *     $$\left\{ a       $$         $$
 *      = b             a          a = b $$
 *     \right.$$         $$
 *
 * The tokens are the same as in micromark-extension-math, which ignores TeX on the lines with `$$`.
 */
export const formulaBlock: Construct = { name: 'mathFlow', concrete: true, tokenize };

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const { parser, events, interrupt = false, now } = this;
  const tail = events.at(-1);
  const indentation = tail?.[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0;
  /** The number of dollars that opened the block. */
  let size = 0;
  let isFirstLine = true;
  /** Whether the previous character is a backslash that escapes the current character. */
  let isEscaped = false;
  let before: Code = null;
  const nextLine: Construct = { partial: true, tokenize: readNextLine };
  const closing: Construct = { partial: true, tokenize: readClosing };
  return open;

  function open(code: Code): State | undefined {
    effects.enter('mathFlow');
    effects.enter('mathFlowFence');
    effects.enter('mathFlowFenceSequence');
    return opening(code);
  }

  function opening(code: Code): State | undefined {
    if (code === dollar) {
      effects.consume(code);
      size += 1;
      return opening;
    }
    if (size < 2) return nok(code);
    effects.exit('mathFlowFenceSequence');
    return spaces(effects, afterOpening)(code);
  }

  function afterOpening(code: Code): State | undefined {
    effects.exit('mathFlowFence');
    return lineContent(code);
  }

  function lineContent(code: Code): State | undefined {
    if (isEnd(code)) return lineEnd(code);
    isEscaped = false;
    before = null;
    effects.enter('mathFlowValue');
    return value(code);
  }

  function value(code: Code): State | undefined {
    if (isEnd(code)) {
      effects.exit('mathFlowValue');
      return lineEnd(code);
    }
    // A formula whose opening and closing dollars are on one line is inline.
    if (isFirstLine && code === dollar) return nok(code);
    const mayClose = !isEscaped && (code === dollar ? before !== dollar : isSpace(code) && !isSpace(before));
    return mayClose && !isFirstLine ? effects.check(closing, closeBehindValue, part)(code) : part(code);
  }

  function part(code: Code): State {
    isEscaped = code === backslash && !isEscaped;
    before = code;
    effects.consume(code);
    return value;
  }

  function closeBehindValue(code: Code): State | undefined {
    effects.exit('mathFlowValue');
    return effects.attempt(closing, end, nok)(code);
  }

  function lineEnd(code: Code): State | undefined {
    // Opening dollars interrupt a paragraph even if the formula is not closed later.
    if (isFirstLine && interrupt) return ok(code);
    isFirstLine = false;
    if (code === null) return end(code);
    return effects.attempt(nextLine, lineStart, end)(code);
  }

  function lineStart(code: Code): State | undefined {
    return effects.attempt(closing, end, indented)(code);
  }

  function indented(code: Code): State | undefined {
    return indentation > 0 ? spaces(effects, lineContent, 'linePrefix', indentation)(code) : lineContent(code);
  }

  function end(code: Code): State | undefined {
    effects.exit('mathFlow');
    return ok(code);
  }

  function readNextLine(effects: Effects, ok: State, nok: State): State {
    const start: State = (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (parser.lazy[now().line] ? nok(next) : ok(next));
    };
    return start;
  }

  /** Reads the closing dollars: at the end of a line, and at least as many as opened the formula. */
  function readClosing(effects: Effects, ok: State, nok: State): State {
    let count = 0;
    const dollars: State = (code) => {
      if (code === dollar) {
        count += 1;
        effects.consume(code);
        return dollars;
      }
      if (count < size) return nok(code);
      effects.exit('mathFlowFenceSequence');
      return spaces(effects, lastSpace)(code);
    };
    const lastSpace: State = (code) => {
      if (!isEnd(code)) return nok(code);
      effects.exit('mathFlowFence');
      return ok(code);
    };
    const start: State = (code) => {
      effects.enter('mathFlowFence');
      effects.enter('mathFlowFenceSequence');
      return dollars(code);
    };
    return spaces(effects, start, 'linePrefix');
  }
}

/** Consumes spaces and tabs, up to a maximum. */
function spaces(
  effects: Effects,
  next: State,
  type: 'linePrefix' | 'whitespace' = 'whitespace',
  most = Infinity,
): State {
  let count = 0;
  const space: State = (code) => {
    if (isSpace(code) && count < most) {
      if (count === 0) effects.enter(type);
      effects.consume(code);
      count += 1;
      return space;
    }
    if (count > 0) effects.exit(type);
    return next(code);
  };
  return space;
}

function isSpace(code: Code): boolean {
  return code === 32 || code === -1 || code === -2;
}

function isEnd(code: Code): boolean {
  return code === null || code < -2;
}
