import type { ComponentProps } from '../component.ts';
import { textProp } from '../read-props.ts';
import { LiveCode } from './live-code.tsx';

/** Renders a code fence that has the word `live` after its language. */
export function LiveCodeNode({ props }: ComponentProps) {
  return (
    <LiveCode
      code={textProp(props, 'code') ?? ''}
      language={textProp(props, 'language')}
      title={textProp(props, 'title')}
      tokens={textProp(props, 'tokens')}
      noInline={props.noInline === true}
    />
  );
}
