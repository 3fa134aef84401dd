import type { CompileContext, Extension as TreeExtension, Handle } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    htmlComment: 'htmlComment';
    htmlCommentText: 'htmlCommentText';
  }
}

const opening = '<!--';
const closing = '-->';

/** A syntax extension for `<!-- … -->` in MDX, as a block and inline. MDX itself doesn't support HTML comments. */
export const htmlComment: Extension = {
  flow: { 60: construct(true) },
  text: { 60: construct(false) },
};

/** Creates `html` nodes from the comments, as in CommonMark. */
export const htmlCommentFromMarkdown: TreeExtension = {
  enter: { htmlComment: enterComment as Handle },
  exit: { htmlComment: exitComment as Handle },
};

function enterComment(this: CompileContext, token: Parameters<Handle>[0]): undefined {
  this.enter({ type: 'html', value: this.sliceSerialize(token) }, token);
}

function exitComment(this: CompileContext, token: Parameters<Handle>[0]): undefined {
  this.exit(token);
}

function construct(flow: boolean): Construct {
  // With `concrete`, lines of the comment that look like list items or block quotes are part of the comment.
  return { name: 'htmlComment', concrete: flow, tokenize };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const { parser, now, interrupt = false } = this;
    let matched = 0;
    return start;

    function start(code: Code): State | undefined {
      effects.enter('htmlComment');
      effects.enter('htmlCommentText');
      return open(code);
    }

    function open(code: Code): State | undefined {
      if (code !== opening.charCodeAt(matched)) return nok(code);
      effects.consume(code);
      matched += 1;
      if (matched < opening.length) return open;
      matched = 0;
      return inside;
    }

    function inside(code: Code): State | undefined {
      if (code === null) return nok(code);
      if (isLineEnding(code)) {
        matched = 0;
        // If the comment interrupts a block, such as a paragraph, micromark must first end that block. It then parses
        // the comment again.
        if (flow && interrupt) {
          effects.exit('htmlCommentText');
          effects.exit('htmlComment');
          return ok(code);
        }
        effects.exit('htmlCommentText');
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        return nextLine;
      }
      effects.consume(code);
      if (code === closing.charCodeAt(matched)) matched += 1;
      else if (!(code === 45 && matched === 2)) matched = code === 45 ? 1 : 0;
      return matched === closing.length ? close : inside;
    }

    function nextLine(code: Code): State | undefined {
      // A lazy line lacks the `>` or the indentation of the comment's parent, so the comment is not closed.
      if (flow && parser.lazy[now().line]) return nok(code);
      effects.enter('htmlCommentText');
      return inside(code);
    }

    function close(code: Code): State | undefined {
      effects.exit('htmlCommentText');
      effects.exit('htmlComment');
      return flow ? restOfLine(code) : ok(code);
    }

    function restOfLine(code: Code): State | undefined {
      if (code === null || isLineEnding(code)) return ok(code);
      if (code !== -2 && code !== -1 && code !== 32) return nok(code);
      effects.enter('whitespace');
      effects.consume(code);
      effects.exit('whitespace');
      return restOfLine;
    }
  }
}

function isLineEnding(code: Code): boolean {
  return code !== null && code < -2;
}
