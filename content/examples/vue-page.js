// A Vue component that renders a page of a corpus: <CorpusPage :page="await corpus.page('/docs/')" />
import { toHast } from '@lectern/corpus/hast';
import { find, html, svg } from 'property-information';
import { defineComponent, h, ref } from 'vue';

/** Renders a page. All components become plain elements, except tabs, which become `CorpusTabs`. */
export const CorpusPage = defineComponent({
  props: { page: { type: Object, required: true } },
  setup: (props) => () => h('article', {}, toHast(props.page, { components: { Tabs: tabs } }).children.map(draw)),
});

/** Renders panels, and a row of buttons above them. */
const CorpusTabs = defineComponent({
  props: { labels: { type: Array, required: true } },
  setup(props, { slots }) {
    const chosen = ref(0);
    return () => {
      const buttons = props.labels.map((label, index) =>
        h('button', { 'aria-pressed': chosen.value === index, onClick: () => (chosen.value = index) }, label),
      );
      const panels = slots.default().map((panel, index) => h('div', { hidden: chosen.value !== index }, [panel]));
      return h('div', { class: 'tabs' }, [...buttons, ...panels]);
    };
  },
});

/** Converts tabs to an element that `draw` recognizes. It has the labels, and a `div` for each panel. */
function tabs({ props, children }, inner) {
  const items = children.filter((child) => child.name === 'TabItem');
  const labels = items.map(
    ({ props: { value, label } }) => label ?? props.values?.find((each) => each.value === value)?.label ?? value,
  );
  const panels = items.map((item) => ({
    type: 'element',
    tagName: 'div',
    properties: {},
    children: inner(item.children),
  }));
  return { type: 'element', tagName: 'corpus-tabs', properties: { labels }, children: panels };
}

function draw(node, _index, _siblings, schema = node.tagName === 'svg' ? svg : html) {
  if (node.type === 'text') return node.value;
  const children = node.children.map((child) => draw(child, 0, [], child.tagName === 'svg' ? svg : schema));
  if (node.tagName === 'corpus-tabs') return h(CorpusTabs, node.properties, () => children);
  return h(node.tagName, attributes(node.properties, schema), children);
}

function attributes(properties, schema) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      find(schema, name).attribute,
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  );
}
