import { links } from '../../documents/links.ts';
import { defaultHttpLimits } from '../../server/http/limits.ts';
import { allowedMethods, mediaTypes, pagePattern } from '../../site/fields.ts';
import { frontPagePolicy } from '../../site/plain-page.ts';
import {
  downloadTypes,
  errorBodies,
  exampleFolder,
  type FieldList,
  favicon,
  type HostSettings,
  libraryScripts,
} from './host-settings.ts';

export function caddyConfig(settings: HostSettings): string {
  const { cacheControl, immutable, everywhere, preflight, hasReader } = settings;
  return `# Serves the published files like the live server. Insert their folder after "root *", then run:
#   caddy run --config ${exampleFolder}/Caddyfile
# With the name of the host in place of ":8080", and without "auto_https off", Caddy also obtains certificates.
{
	admin off
	auto_https off
	servers {
		max_header_size ${defaultHttpLimits.maxHeadBytes}
		timeouts {
			read_header ${defaultHttpLimits.headSeconds}s
			idle ${defaultHttpLimits.idleSeconds}s
		}
	}
}

(coded) {
	# "precompressed" would send no Content-Length
	@brotli {
		header_regexp Accept-Encoding \`(?i)${member('br')}${weight('1(?:\\.0*)?')}\`
		file {path}.br
	}
	@gzip {
		header_regexp Accept-Encoding \`(?i)${member('(?:(?:x-)?gzip|\\*)')}${weight('(?:1(?:\\.0{0,3})?|0\\.(?:[1-9][0-9]{0,2}|0[1-9][0-9]?|00[1-9]))')}\`
		not header_regexp Accept-Encoding \`(?i)${member('gzip')};[ \\t]*q=0(?:\\.0*)?[ \\t]*(?:,|$)\`
		file {path}.gz
	}
${coded('brotli', 'br', 'br')}${coded('gzip', 'gzip', 'gz')}	file_server {
		disable_canonical_uris
	}
}

:8080 {
	root * ${exampleFolder}

	route {
		header -Server
${fieldLines(everywhere, 2)}
		@options method OPTIONS
		route @options {
			header Allow "${allowedMethods}"
${fieldLines(preflight, 3)}			respond 204
		}
		@other not method GET HEAD
		route @other {
			header Allow "${allowedMethods}"
			error 405
		}

		# Times of files are derived from their content: they make the ETag, and no date is sent or compared
		request_header -If-Modified-Since
		request_header -If-Unmodified-Since
		header -Last-Modified

		# The file server writes 412 and 416 by itself: with a type and without a length, as nothing else
		map "{http.response.header.Content-Type}|{http.response.header.Content-Length}|{http.response.header.Cache-Control}" {cache_control} {
			~^[^|]+[|][|] no-cache
			~[|]([^|]*)$ "$\{1}"
		}
		header {
			Cache-Control {cache_control}
			defer
		}

		# There is nothing at addresses with encoded or empty parts, or parts that begin with a dot
		@strange vars_regexp {http.request.uri} ^[^?]*(?:%|//|/\\.)
		route @strange {
			error 404
		}

${hasReader ? readerRoutes(immutable) : listRoute}\
${downloadTypes.map(([name, type]) => fileRoute(name, `/downloads/[^/]+\\.${name}`, type, { isCoded: false, isRanged: true })).join('')}\
${fileRoute('feed', '/api/x/verse-of-the-day\\.atom', mediaTypes.atom, { caching: cacheControl })}
		@document path_regexp ^/(?:api/.+|openapi|language-tables)\\.json$
		@signature path_regexp ^/api/x/manifests/[0-9a-f]+\\.sig$
		route @document {
			# Only complete downloads that are not compressed have byte ranges; other ranges are ignored
			@chapter not path_regexp ^/api/[^/]+/complete(?:\\.simple)?\\.json$
			@unranged not {
				method GET
				header_regexp Range ^bytes=(?:[0-9]{1,15}-[0-9]{0,15}|-0*[1-9][0-9]{0,14})$
			}
			request_header @unranged -Range
			request_header @chapter -Range
			header @chapter -Accept-Ranges
			header Content-Type "application/json; charset=utf-8"
			header Cache-Control "${cacheControl}"
			@immutable path_regexp ^${links.release('').replace(/\.json$/, '')}
			header @immutable Cache-Control "${immutable}"
			@publishing path ${links.publishing}
			header @publishing Cache-Control no-cache
			header Vary Accept-Encoding

			import coded
		}
		route @signature {
			request_header -Range
			header Cache-Control "${immutable}"
			header Content-Type "text/plain; charset=utf-8"
			header -Accept-Ranges
			file_server {
				disable_canonical_uris
			}
		}
		# Nothing else: no listing, no file whose name begins with a dot, none of these configurations
		error 404
	}

	handle_errors {
		header Content-Type "application/json; charset=utf-8"
		header {
			Cache-Control no-cache
			-Etag
			-Last-Modified
		}
		# Browsers get a page for people
		@page {
			expression {http.error.status_code} == 404
			header_regexp Accept (?i)(?:^|,)\\s*text/html\\s*(?:,|$|;\\s*(?:q=1|q=0[.]0*[1-9]|[^q\\s]))
		}
		handle @page {
			rewrite * /404.html
			header Content-Type "text/html; charset=utf-8"
			file_server {
				status 404
				disable_canonical_uris
			}
		}
		@404 expression {http.error.status_code} == 404
		respond @404 \`${errorBodies.notFound}\` 404
		@405 expression {http.error.status_code} == 405
		respond @405 \`${errorBodies.methodNotAllowed}\` 405
		respond \`${errorBodies.internalError}\` 500
	}
}
`;
}

const member = (name: string) => `(?:^|,)[ \\t]*${name}[ \\t]*`;
/** Pattern for the rest of a list member with this weight, or without a weight. */
const weight = (q: string) => `(?:;[ \\t]*q=${q}[ \\t]*)?(?:,|$)`;

function coded(matcher: string, coding: string, suffix: string): string {
  return `	handle @${matcher} {
		request_header -Range
		header {
			-Accept-Ranges
			Content-Encoding ${coding}
			defer
		}
		rewrite * {path}.${suffix}
	}
`;
}

const listRoute = `		@front vars_regexp {http.request.uri} ^/(?:\\?.*)?$
		route @front {
			rewrite * /index.html
			request_header -Range
			header Cache-Control no-cache
			header Content-Security-Policy "${frontPagePolicy}"
			header Content-Type "text/html; charset=utf-8"
			header {
				-Etag
				-Accept-Ranges
				defer
			}
			file_server {
				disable_canonical_uris
			}
		}
`;

function readerRoutes(immutable: string): string {
  return `		@slash vars_regexp slash {http.request.uri} ^(${pagePattern})/(\\?.*)?$
		route @slash {
			header Cache-Control no-cache
			redir {re.slash.1}{re.slash.2} 308
		}
${pageRoute('reader', '', 'index')}${pageRoute('docs', 'docs', 'docs')}\
${pageRoute('guide', 'docs/([a-z-]+)', 'docs/{re.guide.1}')}\
${pageRoute('chapter_page', 'read/([A-Za-z0-9_-]+/[^/:]+/[0-9]+)(?::[^/?]*)?', 'read/{re.chapter_page.1}')}\
${pageRoute('list_page', '(read(?:/[A-Za-z0-9_-]+(?:/[^/:?]+)?)?)', '{re.list_page.1}')}\
${fileRoute('plain', '/(?:robots|llms)\\.txt', mediaTypes.text)}\
${fileRoute('map', '/(?:sitemap|sitemaps/[A-Za-z0-9_-]+)\\.xml', mediaTypes.xml)}\
${fileRoute('font', '/fonts/[^/]+\\.woff2', mediaTypes.font, { caching: immutable, isCoded: false })}\
${fileRoute('script', '/(?:scripts|pages)/[^/]+\\.js', mediaTypes.script, { caching: immutable })}\
${fileRoute('style', '/pages/[^/]+\\.css', mediaTypes.style, { caching: immutable })}\
${fileRoute('library', libraryScripts, mediaTypes.script)}\
${fileRoute('worker', '/service-worker\\.js', mediaTypes.script)}\
${fileRoute('app', '/manifest\\.webmanifest', mediaTypes.manifest)}\
${fileRoute('drawing', '/icons/[^/]+\\.svg', mediaTypes.svg)}\
		@favicon path /favicon.ico
		rewrite @favicon ${favicon}
${fileRoute('picture', '/icons/[^/]+\\.png', mediaTypes.png, { isCoded: false })}`;
}

function pageRoute(matcher: string, address: string, file: string): string {
  return `		@${matcher} vars_regexp ${matcher} {http.request.uri} ^/${address}(?:\\?.*)?$
		route @${matcher} {
			rewrite * /${file}.html
			request_header -Range
			header Cache-Control no-cache
			header Content-Type "text/html; charset=utf-8"
			header Vary Accept-Encoding
			header -Accept-Ranges
			import coded
		}
`;
}

function fileRoute(
  matcher: string,
  pattern: string,
  type: string,
  { caching = 'no-cache', isCoded = true, isRanged = false } = {},
): string {
  return `		@${matcher} path_regexp ^${pattern}$
		route @${matcher} {
${isRanged ? '' : '			request_header -Range\n			header -Accept-Ranges\n'}\
			header Cache-Control "${caching}"
			header Content-Type "${type}"
			header Vary Accept-Encoding
${isCoded ? '			import coded' : '			file_server {\n				disable_canonical_uris\n			}'}
		}
`;
}

function fieldLines(fields: FieldList, depth: number): string {
  return fields.map(([name, value]) => `${'\t'.repeat(depth)}header ${name} "${value}"\n`).join('');
}
