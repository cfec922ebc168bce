<?php
/**
 * As much of Joomla as the examples of the documentation use, and a page in the manner of Cassiopeia. Prints the page as
 * JSON. Arguments: the folder of the site, and that of the template; or a file, whose scripts are printed.
 */

namespace Joomla\CMS\Uri {
    class Uri
    {
        public static function root(bool $pathOnly): string
        {
            return '';
        }
    }
}

namespace Joomla\CMS\HTML {
    class HTMLHelper
    {
        public static function _(string $kind, string $file, array $options, array $attributes): void
        {
            \Test\Document::$current->getWebAssetManager()->registerAndUseScript($file, $file, $options, $attributes);
        }
    }
}

namespace Test {
    class WebAssetManager
    {
        public string $scripts = '';
        public string $styles = '';

        public function __construct(private readonly string $nonce)
        {
        }

        public function registerAndUseScript(string $name, string $uri, array $options, array $attributes): self
        {
            $this->scripts .= '<script src="' . $this->address($uri, $options) . '"';
            foreach ($attributes + ['nonce' => $this->nonce] as $key => $value) {
                $this->scripts .= " $key=\"$value\"";
            }
            $this->scripts .= "></script>\n";

            return $this;
        }

        public function registerAndUseStyle(string $name, string $uri, array $options): self
        {
            $this->styles .= '<link href="' . $this->address($uri, $options) . "\" rel=\"stylesheet\">\n";

            return $this;
        }

        private function address(string $uri, array $options): string
        {
            return '/' . $uri . (($options['version'] ?? 'auto') === 'auto' ? '?c5d6e7' : '');
        }
    }

    class Document
    {
        public static Document $current;
        public string $cspNonce = 'bm9uY2U';
        private string $links = '';
        private string $custom = '';
        private WebAssetManager $assets;

        public function __construct()
        {
            self::$current = $this;
            $this->assets  = new WebAssetManager($this->cspNonce);
        }

        public function getWebAssetManager(): WebAssetManager
        {
            return $this->assets;
        }

        public function addHeadLink(string $href, string $relation): void
        {
            $this->links .= "<link href=\"$href\" rel=\"$relation\">\n";
        }

        public function addCustomTag(string $html): void
        {
            $this->custom .= "$html\n";
        }

        /** Renders the template, and then what its places in the head stand for. */
        public function render(string $folder): string
        {
            ob_start();
            include "$folder/index.php";

            return strtr(ob_get_clean(), [
                '<jdoc:include type="metas" />'   => "<meta charset=\"utf-8\">\n<title>La consulta</title>\n" . $this->links,
                '<jdoc:include type="styles" />'  => $this->assets->styles
                    . "<style nonce=\"$this->cspNonce\">:root { --hue: 214; }</style>",
                '<jdoc:include type="scripts" />' => '<script type="application/json" class="joomla-script-options new"'
                    . " nonce=\"$this->cspNonce\">{\"system.paths\":{\"root\":\"\"}}</script>\n"
                    . "<script type=\"importmap\" nonce=\"$this->cspNonce\">{\"imports\":{}}</script>\n"
                    . $this->assets->scripts . $this->custom,
            ]);
        }
    }

    define('_JEXEC', 1);
    define('JPATH_ROOT', $argv[1]);

    /** Returns a module in a style of the template. */
    function module(string $folder, string $chrome, string $title, string $content): string
    {
        $displayData = ['module' => (object) ['title' => $title, 'content' => $content]];
        ob_start();
        include "$folder/html/layouts/chromes/$chrome.php";

        return ob_get_clean();
    }

    $document = new Document();

    if (is_file($argv[2])) {
        include $argv[2];
        $html = $document->getWebAssetManager()->scripts;
    } else {
        $html = $document->render($argv[2]);
    }

    echo json_encode(['html' => $html]);
}
