/** Categories */
export function Component() {
  return <h1>Categories</h1>;
}
