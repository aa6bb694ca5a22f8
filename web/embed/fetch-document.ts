export async function fetchDocument<Document>(address: URL): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} returned ${response.status}.`);
  return response.json();
}
