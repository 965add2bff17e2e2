/** Products */
export function Component() {
  return <h1>Products</h1>;
}
