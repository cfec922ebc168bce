<?php

namespace RsSuite\Plugin\System\RsSuite;

\defined('_JEXEC') or die;

/** Scripts of other extensions in a finished page, and the two tags that no position of a template has a place for. */
final class PageSwap
{
    private const TAG = '(?:[^<>"\']|"[^"]*"|\'[^\']*\')*+';
    /** Script of RSForm! Pro, in its own folder and in that of a template. */
    private const RSFORM = '~(?:^|/)com_rsform/(?:js/|assets/js/)?script(?:\.min)?\.js(?:[?#]|$)~i';
    /** Everything that `rsform-compat.js` replaces. */
    private const OF_RSFORM = '~(?:^|/)(?:com_rsform|plg_system_rsfprecaptchav3)/(?:[^?#]*/)?[^/?#]+\.js(?:[?#]|$)~i';
    /** Frameworks of layouts, and phone fields, whose scripts stay. */
    private const KEPT     = '~/frameworks/|/(?:phonenumber\.script|intlTelInput\w*)(?:\.min)?\.js~i';
    private const SCORE    = '~/recaptcha/(?:api|enterprise)\.js\?(?!.*render=explicit)(?=.*render=)~i';
    private const MEDIABOX = '~(?:^|/)(?:plg_system_)?jcemediabox/(?:[^?#]*/)?(?:jcemediabox|mediabox)[^/?#]*\.js(?:[?#]|$)~i';

    /**
     * Returns a page with the scripts of the suite in the place of others, and with tags at its start and its end.
     *
     * @param string                                     $folder Address of the suite's folder, with / at its end.
     * @param array{rsform?: bool, mediabox?: bool, start?: string, end?: string} $wanted
     */
    public static function swap(string $html, string $folder, array $wanted): string
    {
        preg_match_all(self::scripts(), self::withoutComments($html), $found);
        $has  = fn (string $pattern) => (bool) preg_grep($pattern, array_map(self::source(...), $found[0]));
        $jobs = ['rsform' => self::RSFORM, 'mediabox' => self::MEDIABOX];
        $jobs = array_filter($jobs, fn ($pattern, $job) => !empty($wanted[$job]) && $has($pattern), ARRAY_FILTER_USE_BOTH);
        $done = [];

        if ($jobs) {
            $score = $has('~plg_system_rsfprecaptchav3/~i');
            $html  = (string) preg_replace_callback(
                '~<!--.*?-->|' . substr(self::scripts(), 1),
                function (array $match) use ($folder, $jobs, $score, &$done) {
                    return self::swapScript($match[0], $folder, $jobs, $score, $done);
                },
                $html
            );
        }

        $end = ($wanted['end'] ?? '') . (isset($jobs['mediabox']) ? '<media-box scope="document"></media-box>' : '');

        return self::insert($html, $wanted['start'] ?? '', $end);
    }

    /** @param array<string, string> $jobs */
    private static function swapScript(string $script, string $folder, array $jobs, bool $score, array &$done): string
    {
        $source = str_starts_with($script, '<!--') ? '' : self::source($script);
        $file   = match (true) {
            $source === '' => null,
            isset($jobs['rsform']) && preg_match(self::RSFORM, $source) => 'rsform-compat.js',
            isset($jobs['rsform']) && !preg_match(self::KEPT, $source) && preg_match(self::OF_RSFORM, $source) => '',
            isset($jobs['rsform']) && $score && preg_match(self::SCORE, $source) => '',
            isset($jobs['mediabox']) && preg_match(self::MEDIABOX, $source) => 'wf-mediabox.js',
            default => null,
        };

        if ($file === null || $file === '' || isset($done[$file])) {
            return $file === null ? $script : '';
        }

        $done[$file] = true;
        $nonce       = Tag::attributes(substr($script, 7, strpos($script, '>') - 7))['nonce'] ?? '';
        $attributes  = ['src' => $folder . $file]
            + ($file === 'wf-mediabox.js' ? ['type' => 'module'] : [])
            + ($nonce !== '' ? ['nonce' => $nonce] : []);

        return Tag::start('script', $attributes) . '</script>';
    }

    /** Returns the pattern of script tags without content. */
    private static function scripts(): string
    {
        return '~<script\b' . self::TAG . '>\s*</script\s*>~is';
    }

    private static function withoutComments(string $html): string
    {
        return (string) preg_replace('~<!--.*?-->~s', '', $html);
    }

    private static function source(string $script): string
    {
        return Tag::attributes(substr($script, 7, (int) strrpos($script, '></') - 7))['src'] ?? '';
    }

    /** Inserts markup behind the start of the body and in front of its end. */
    private static function insert(string $html, string $start, string $end): string
    {
        if ($start !== '' && preg_match('~</head\s*>\s*<body\b' . self::TAG . '>~i', $html, $match, PREG_OFFSET_CAPTURE)) {
            $html = substr_replace($html, $start, $match[0][1] + \strlen($match[0][0]), 0);
        }

        $place = strripos($html, '</body');

        return $end !== '' && $place !== false ? substr_replace($html, $end, $place, 0) : $html;
    }
}
