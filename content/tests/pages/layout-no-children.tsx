import { Layout } from 'lectern/client';

/** Nothing but the frame: it must not fall over, and the footer must stay at the bottom. */
export default function LayoutNoChildren() {
  return <Layout title="A layout without children" description="A page that is nothing but its frame." />;
}
