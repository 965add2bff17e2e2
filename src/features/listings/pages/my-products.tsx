/** My products */
export function Component() {
  return <h1>My products</h1>;
}
