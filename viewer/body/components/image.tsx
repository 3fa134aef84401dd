import { isSafeUrl } from '../../../compiler/url/policy.ts';
import type { ComponentProps } from '../component.ts';
import { isJsonObject, textProp } from '../read-props.ts';

/** A picture given by `src` or, as IdealImage has it, by `img`. */
export function Image({ props }: ComponentProps) {
  const img = isJsonObject(props.img) ? (textProp(props.img, 'src') ?? '') : textProp(props, 'img');
  const src = textProp(props, 'src') ?? img;
  if (!src || !isSafeUrl(src, 'image')) return null;
  const { width, height } = props;
  return (
    <img
      src={src}
      alt={textProp(props, 'alt') ?? ''}
      className={textProp(props, 'className')}
      title={textProp(props, 'title')}
      width={typeof width === 'object' ? undefined : String(width ?? '') || undefined}
      height={typeof height === 'object' ? undefined : String(height ?? '') || undefined}
      loading="lazy"
      decoding="async"
    />
  );
}
