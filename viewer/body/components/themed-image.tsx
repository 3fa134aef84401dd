import { isSafeUrl } from '../../../corpus/url/policy.ts';
import type { ComponentProps } from '../component.ts';
import { isJsonObject, textProp } from '../read-props.ts';

/** A picture with a twin for the dark mode. CSS shows the right one, so that neither flashes. */
export function ThemedImage({ props }: ComponentProps) {
  const sources = isJsonObject(props.sources) ? props.sources : {};
  return (['light', 'dark'] as const).map((mode) => {
    const src = textProp(sources, mode) ?? textProp(props, mode === 'light' ? 'src' : 'srcDark');
    if (src === undefined || !isSafeUrl(src, 'image')) return null;
    const classes = [`only-${mode}`, textProp(props, 'className')].filter(Boolean).join(' ');
    return <img key={mode} src={src} alt={textProp(props, 'alt') ?? ''} className={classes} loading="lazy" />;
  });
}
