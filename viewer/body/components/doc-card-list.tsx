import type { Card } from '../../../corpus/schema/index.ts';
import { CardGrid } from '../card-grid.tsx';
import type { ComponentProps } from '../component.ts';
import { numberProp, objectsProp, textProp } from '../read-props.ts';

export function DocCardList({ props }: ComponentProps) {
  const cards = objectsProp(props, 'items').flatMap((item): Card[] => {
    const label = textProp(item, 'label');
    const href = textProp(item, 'href');
    if (label === undefined || href === undefined) return [];
    const kind = item.kind === 'category' || item.type === 'category' ? 'category' : 'link';
    return [{ kind, label, href, description: textProp(item, 'description'), count: numberProp(item, 'count') }];
  });
  return <CardGrid cards={cards} />;
}
