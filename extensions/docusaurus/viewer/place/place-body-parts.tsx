import {
  type AnyComponent,
  CodeBlock,
  type ComponentProps,
  components,
  CrashBoundary,
  filledSlots,
  inBody,
  inPlaceOf,
  Mermaid,
  ofParts,
  own,
  OwnTabs,
  slot,
  TabItem,
  tabItems,
  Tabs,
  TocInline,
  useSitePartsShown,
} from '../../../../viewer/extension.ts';
import { CodeBlockOfParts } from '../content/code-block-parts.tsx';
import { fenceProps } from '../content/fence-props.ts';
import { MDXPre } from '../content/mdx-parts.tsx';
import { withHeadings } from '../docs/toc-parts.tsx';
import { placeElementPart } from './place-elements.tsx';

/** Replaces a component that content uses with a site's component. `slots` contains all slots that the site fills. */
type Place = (part: AnyComponent, slots: Record<string, string>) => void;

/** Slots in content: slot → function that installs the site's component. */
export const placedInBody: Record<string, Place> = {
  CodeBlock: (part) => placeBlockPart('CodeBlock', part, CodeBlock as AnyComponent),
  'MDXComponents/Pre': (part) => placeBlockPart('MDXComponents/Pre', part, MDXPre as AnyComponent),
  Tabs: (part) => placeTabsPart('Tabs', part, Tabs as AnyComponent),
  TabItem: (part) => placeTabsPart('TabItem', part, TabItem as AnyComponent),
  Mermaid: (part) => void (components.Mermaid = inBody(part, 'Mermaid', Mermaid)),
  TOCInline: (part) => void (components.TOCInline = inBody(withHeadings(part), 'TOCInline', TocInline)),
  'MDXComponents/Details': (part, slots) => {
    if (!Object.hasOwn(slots, 'Details'))
      components.Details = inBody(part, 'Details', own.components.Details!, 'MDXComponents/Details');
  },
  CodeInline: (part, slots) => {
    if (!Object.hasOwn(slots, 'MDXComponents/Code')) placeElementPart('MDXComponents/Code', part, 'CodeInline');
  },
  Heading: (part, slots) => {
    if (!Object.hasOwn(slots, 'MDXComponents/Heading')) placeElementPart('MDXComponents/Heading', part, 'Heading');
  },
  ...Object.fromEntries(
    ['A', 'Code', 'Heading', 'Img', 'Li', 'Ul'].map((name) => {
      const slot = `MDXComponents/${name}`;
      return [slot, (part: AnyComponent) => placeElementPart(slot, part)];
    }),
  ),
};

/**
 * Replaces `CodeBlock` or a component inside it, and makes the viewer render code blocks from these components.
 */
export function placeBlockPart(slot: string, part: AnyComponent, Own: AnyComponent): void {
  filledSlots[slot] = inPlaceOf(part, Own, slot);
  if (slot.startsWith('CodeBlock/')) filledSlots['CodeBlock/*'] = CodeBlockOfParts as unknown as AnyComponent;
  components.CodeBlock = inBody(Block as AnyComponent, 'CodeBlock', own.components.CodeBlock!, ofParts('CodeBlock'));
}

const Pre = slot('MDXComponents/Pre', MDXPre);
const WholeBlock = slot('CodeBlock', CodeBlock);

function Block(props: ComponentProps['props']) {
  return (
    <Pre>
      <WholeBlock {...fenceProps(props)} />
    </Pre>
  );
}

function placeTabsPart(slot: string, part: AnyComponent, Own: AnyComponent): void {
  filledSlots[slot] = inPlaceOf(part, Own, slot);
  components.Tabs = TabsOfParts;
}

const TabsPart = slot('Tabs', Tabs);
const TabItemPart = slot('TabItem', TabItem);

function TabsOfParts(given: ComponentProps) {
  const { props, nodes, render } = given;
  if (!useSitePartsShown()) return <OwnTabs {...given} />;
  return (
    <CrashBoundary fallback={<OwnTabs {...given} />}>
      <TabsPart {...props}>
        {tabItems(props, nodes).map(({ value, label, isDefault, nodes: panel }) => (
          <TabItemPart key={value} value={value} label={label} default={isDefault}>
            {render(panel)}
          </TabItemPart>
        ))}
      </TabsPart>
    </CrashBoundary>
  );
}
