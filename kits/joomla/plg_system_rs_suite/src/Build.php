<?php

namespace RsSuite\Plugin\System\RsSuite;

\defined('_JEXEC') or die;

use Joomla\CMS\Uri\Uri;

/** Files of the suite in the folder of its version. A version never changes a file, so that no address needs a query. */
final class Build
{
    public const VERSION = '@version@';
    public const FOLDER  = 'media/rs_suite/' . self::VERSION . '/';

    /** @param bool $isCompact True for the build with Preact. */
    public function __construct(private readonly bool $isCompact = false)
    {
    }

    /** Returns the path of a script or a list of the chosen build, from the root of the site. */
    public function path(string $name): string
    {
        return self::FOLDER . ($this->isCompact ? 'compact/' : '') . $name;
    }

    public static function isThere(string $path): bool
    {
        return is_file(JPATH_ROOT . '/' . $path);
    }

    public static function address(string $path): string
    {
        return Uri::root(true) . '/' . $path;
    }

    /** Returns the text of the inline stub, '' without one. */
    public static function stub(): string
    {
        return self::isThere(self::FOLDER . 'consent-stub.js')
            ? trim((string) file_get_contents(JPATH_ROOT . '/' . self::FOLDER . 'consent-stub.js'))
            : '';
    }

    /** Returns the source expression of a policy that allows the inline stub. */
    public static function stubHash(): string
    {
        return "'sha256-" . base64_encode(hash('sha256', self::stub(), true)) . "'";
    }

    /**
     * Returns the paths of the chunks of some tags and languages. A name that is unknown has none.
     *
     * @param string[] $names
     *
     * @return string[]
     */
    public function chunks(array $names): array
    {
        $list  = self::json(JPATH_ROOT . '/' . $this->path('preload.json'));
        $files = [];

        foreach ($names as $name) {
            $files = array_merge($files, \is_array($list[$name] ?? null) ? $list[$name] : []);
        }

        // The list of the compact build names chunks of both.
        return array_map(
            fn (string $file) => self::FOLDER . $file,
            array_values(array_unique(array_filter($files, 'is_string')))
        );
    }

    /**
     * Returns the attributes of each tag, by name, with their types.
     *
     * @return array<string, array<string, string>>
     */
    public static function tags(): array
    {
        $tags = [];

        foreach (self::json(\dirname(__DIR__) . '/tags.json')['tags'] ?? [] as $tag) {
            $tags[(string) $tag['tag']] = array_column($tag['attributes'] ?? [], 'type', 'name');
        }

        return $tags;
    }

    private static function json(string $path): array
    {
        $list = is_file($path) ? json_decode((string) file_get_contents($path), true) : [];

        return \is_array($list) ? $list : [];
    }
}
