// Bundled for the package, because the SDK consists mostly of source maps and types
export * from '@modelcontextprotocol/server';
export * from '@modelcontextprotocol/server/stdio';
