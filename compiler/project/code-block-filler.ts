import type { Config } from '../config/config.ts';
import type { EmitInput } from '../emit/emission.ts';

/** Fills blocks with the code of files. As with the parser, the grammars are only loaded when one is to be filled. */
export function codeBlockFiller({ themeConfig: { prism } }: Config): EmitInput['fillCodeBlock'] {
  return async (block, code) => {
    const { fillCodeBlock } = await import('../parse/code-block/fill-code-block.ts');
    return fillCodeBlock(block, code, prism.magicComments);
  };
}
