/** The method of the client library that does what an operation does: `getAvailableTranslations` is `translations`. */
export function clientMethod(operationId: string): string {
  if (operationId === 'getOpenApi') return 'get';
  const name = operationId.replace(/^get(?:Available|Commentary(?=Profile))?/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}
