import type { Json } from '../../../corpus/schema/json.ts';
import type { ComponentNode } from '../../html/component-node.ts';

type Urls = NonNullable<ComponentNode['urls']>;

const imageFile = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

/**
 * The props of a component that hold addresses: `href` and `to` lead to pages, `src` to a file, and any that came
 * from `require`, `useBaseUrl` or an import.
 *
 * @param files those that came so, by the keys that lead to them
 */
export function propUrls(values: Record<string, Json>, files: Record<string, string>): Urls {
  const urls: Urls = {};
  for (const [name, url] of Object.entries(files)) urls[name] = { kind: kindOf(name, url), url };
  for (const name of ['href', 'to', 'src']) {
    const url = values[name];
    if (typeof url === 'string' && url !== '') urls[name] ??= { kind: kindOf(name, url), url };
  }
  return urls;
}

function kindOf(name: string, url: string): 'link' | 'image' | 'asset' {
  if (name === 'href' || name === 'to') return 'link';
  return imageFile.test(url.replace(/[?#].*$/s, '')) ? 'image' : 'asset';
}
