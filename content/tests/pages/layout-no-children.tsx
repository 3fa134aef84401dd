import { Layout } from 'lectern/client';

/** A layout without content: it must not throw an error, and the footer must be at the bottom. */
export default function LayoutNoChildren() {
  return <Layout title="A layout without children" description="A page with a layout and no content." />;
}
