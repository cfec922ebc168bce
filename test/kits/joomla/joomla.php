<?php
/**
 * As much of Joomla 4, 5 and 6 as the kit uses: small stand-ins of its classes, each with the signature that the versions have
 * in common. `JOOMLA` is the version. Where the versions differ, the stand-in does as that version.
 */

namespace Joomla\Event {
    interface EventInterface
    {
        public function getArgument($name, $default = null);
    }

    class Event implements EventInterface
    {
        public function __construct(private readonly string $name, private readonly array $arguments = [])
        {
        }

        public function getArgument($name, $default = null)
        {
            return $this->arguments[$name] ?? $default;
        }
    }

    interface DispatcherInterface
    {
    }

    interface SubscriberInterface
    {
        public static function getSubscribedEvents(): array;
    }

    final class Priority
    {
        public const LOW    = -1;
        public const NORMAL = 0;
    }
}

namespace Joomla\Registry {
    class Registry
    {
        public function __construct(private readonly array $values = [])
        {
        }

        public function get($path, $default = null)
        {
            return $this->values[$path] ?? $default;
        }
    }
}

namespace Joomla\Input {
    class Input
    {
        public function __construct(private readonly array $values)
        {
        }

        public function getCmd(string $name, string $default = ''): string
        {
            return $this->values[$name] ?? $default;
        }
    }
}

namespace Joomla\DI {
    interface ServiceProviderInterface
    {
        public function register(Container $container);
    }

    class Container
    {
        private array $values = [];

        public function set($key, $value): self
        {
            $this->values[$key] = $value;

            return $this;
        }

        public function get($key)
        {
            $value = $this->values[$key] ?? throw new \RuntimeException("no $key");

            return $value instanceof \Closure ? $value($this) : $value;
        }
    }
}

namespace Joomla\CMS\Extension {
    interface PluginInterface
    {
    }
}

namespace Joomla\CMS\Plugin {
    use Joomla\CMS\Extension\PluginInterface;
    use Joomla\Event\DispatcherInterface;
    use Joomla\Registry\Registry;

    abstract class CMSPlugin implements PluginInterface
    {
        public $params;
        public array $languages = [];
        protected $_name;
        protected $_type;
        private $application;

        /** Joomla 4 takes any subject, Joomla 5 a dispatcher, and Joomla 6 the settings alone too. */
        public function __construct($subject = [], $config = [])
        {
            $isSubject = $subject instanceof DispatcherInterface;
            if (JOOMLA < 6 && !$isSubject) {
                throw new \TypeError('Joomla 4 and 5 need the dispatcher');
            }
            $config       = $isSubject ? $config : $subject;
            $this->params = new Registry(json_decode($config['params'] ?? '{}', true));
            $this->_name  = $config['name'] ?? '';
            $this->_type  = $config['type'] ?? '';
        }

        public function setApplication($application): void
        {
            $this->application = $application;
        }

        protected function getApplication()
        {
            return $this->application;
        }

        public function loadLanguage($extension = '', $basePath = JPATH_ADMINISTRATOR)
        {
            return \Test\Language::load("plg_{$this->_type}_{$this->_name}");
        }
    }

    class PluginHelper
    {
        public static function getPlugin($type, $plugin = null)
        {
            $params = json_encode((object) \Test\Site::$site['params']);

            return (object) ['type' => $type, 'name' => $plugin, 'params' => $params];
        }
    }
}

namespace Joomla\CMS\Uri {
    class Uri
    {
        public static function root($pathonly = false, $path = null)
        {
            return $pathonly ? \Test\Site::$site['folder'] ?? '' : 'https://example.org' . (\Test\Site::$site['folder'] ?? '') . '/';
        }
    }
}

namespace Joomla\CMS\Language {
    class Text
    {
        public static function _($string, $jsSafe = false)
        {
            return \Test\Language::$texts[$string] ?? $string;
        }

        public static function sprintf($string, ...$arguments)
        {
            return sprintf(self::_($string), ...$arguments);
        }
    }
}

namespace Joomla\CMS {
    abstract class Factory
    {
        public static function getApplication()
        {
            return \Test\Site::$application;
        }
    }
}

namespace Joomla\CMS\User {
    class User
    {
        public function __construct(private readonly bool $isManager)
        {
        }

        public function authorise($action, $assetname = null)
        {
            return $this->isManager;
        }
    }
}

namespace Joomla\CMS\Application {
    use Joomla\CMS\Document\Document;
    use Joomla\CMS\User\User;
    use Joomla\Input\Input;

    class CMSApplication
    {
        public array $messages = [];
        private string $body = '';
        private array $headers;

        public function __construct(private readonly array $site, private readonly ?Document $document)
        {
            $this->headers = $site['headers'] ?? [];
        }

        public function isClient($identifier)
        {
            return ($this->site['client'] ?? 'site') === $identifier;
        }

        public function getDocument()
        {
            return $this->document;
        }

        public function getInput(): Input
        {
            return new Input($this->site['input'] ?? []);
        }

        public function getIdentity()
        {
            return isset($this->site['manager']) ? new User($this->site['manager']) : null;
        }

        public function enqueueMessage($msg, $type = 'info')
        {
            $this->messages[] = $msg;
        }

        public function getHeaders()
        {
            return $this->headers;
        }

        public function setHeader($name, $value, $replace = false)
        {
            $other = fn (array $header) => !$replace || strcasecmp($header['name'], $name) !== 0;
            $this->headers = [...array_filter($this->headers, $other), ['name' => $name, 'value' => $value]];

            return $this;
        }

        public function getBody($asArray = false)
        {
            return $this->body;
        }

        public function setBody($content)
        {
            $this->body = $content;

            return $this;
        }
    }
}

namespace Joomla\CMS\Document {
    use Joomla\CMS\WebAsset\WebAssetManager;

    abstract class Document
    {
        public $cspNonce;
        private array $options = [];
        private WebAssetManager $assets;

        public function __construct(private readonly array $site)
        {
            $this->cspNonce = $site['nonce'] ?? '';
            $this->options  = $site['options'] ?? [];
            $this->assets   = new WebAssetManager($this->cspNonce);
        }

        abstract public function getType();

        public function getLanguage()
        {
            return $this->site['language'] ?? 'es-es';
        }

        public function getWebAssetManager(): WebAssetManager
        {
            return $this->assets;
        }

        public function addScriptOptions($key, $options, $merge = true)
        {
            $this->options[$key] = $merge ? array_replace_recursive($this->options[$key] ?? [], $options) : $options;

            return $this;
        }

        public function getScriptOptions($key = null)
        {
            return $key ? ($this->options[$key] ?? []) : $this->options;
        }
    }

    class FeedDocument extends Document
    {
        public function getType()
        {
            return 'feed';
        }
    }

    class HtmlDocument extends Document
    {
        private array $buffers = [];
        private array $custom = [];

        public function getType()
        {
            return 'html';
        }

        public function getBuffer($type = null, $name = null, $attribs = [])
        {
            return $this->buffers[$type] ?? '';
        }

        public function setBuffer($content, $options = [])
        {
            $this->buffers[$options['type']] = $content;

            return $this;
        }

        public function addCustomTag($html)
        {
            $this->custom[] = $html;

            return $this;
        }

        /** Returns what the places of a template stand for, in Joomla's order. */
        public function places(): array
        {
            $nonce = $this->cspNonce ? " nonce=\"$this->cspNonce\"" : '';
            $map   = JOOMLA > 4 ? "<script type=\"importmap\"$nonce>{\"imports\":{\"site\":\"/js/estadisticas.js\"}}</script>" : '';

            return [
                'styles'  => $this->getWebAssetManager()->styles(),
                'scripts' => $map . $this->getWebAssetManager()->scripts() . implode('', array_unique($this->custom)),
            ];
        }
    }

    class ErrorDocument extends HtmlDocument
    {
        public function getType()
        {
            return 'error';
        }
    }
}

namespace Joomla\CMS\WebAsset {
    class WebAssetManager
    {
        private array $scripts = [];
        private array $inline = [];
        private array $styles = [];
        /** True while and after the head is written. */
        public bool $isLocked = false;

        public function __construct(private readonly string $nonce)
        {
        }

        public function registerAndUseScript($asset, string $uri = '', $options = [], $attributes = [], $dependencies = []): self
        {
            return $this->add('scripts', $asset, compact('uri', 'options', 'attributes', 'dependencies'));
        }

        public function registerAndUseStyle($asset, string $uri = '', $options = [], $attributes = [], $dependencies = []): self
        {
            return $this->add('styles', $asset, compact('uri', 'options', 'attributes', 'dependencies'));
        }

        public function addInlineScript($content, $options = [], $attributes = [], $dependencies = []): self
        {
            if (isset($options['position']) && !$dependencies) {
                throw new \InvalidArgumentException('a position needs a dependency');
            }

            return $this->add('inline', $options['name'], compact('content', 'options', 'attributes', 'dependencies'));
        }

        public function scripts(): string
        {
            $html = '';
            foreach ($this->sorted($this->scripts) as $name => $script) {
                foreach ($this->inline as $inline) {
                    if ($inline['options']['position'] === 'before' && end($inline['dependencies']) === $name) {
                        $html .= '<script' . $this->attributes($inline['attributes']) . '>' . $inline['content'] . '</script>';
                    }
                }
                $src = $this->address($script);
                $html .= $src ? "<script src=\"$src\"" . $this->attributes($script['attributes']) . '></script>' : '';
            }

            return $html;
        }

        public function styles(): string
        {
            return implode('', array_map(
                fn (array $style) => '<link href="' . $this->address($style) . '" rel="stylesheet">',
                $this->sorted($this->styles)
            ));
        }

        private function add(string $kind, string $name, array $asset): self
        {
            if ($this->isLocked) {
                throw new \LogicException('the asset manager is locked');
            }
            $this->{$kind}[$name] = $asset;

            return $this;
        }

        private function sorted(array $assets): array
        {
            uasort($assets, fn ($one, $other) => ($one['options']['weight'] ?? 0) <=> ($other['options']['weight'] ?? 0));

            return $assets;
        }

        /** Returns the address of an asset; '' for one whose file is not there, which Joomla leaves out. */
        private function address(array $asset): string
        {
            if (!is_file(JPATH_ROOT . '/' . $asset['uri'])) {
                return '';
            }
            $version = $asset['options']['version'] ?? 'auto';

            return \Joomla\CMS\Uri\Uri::root(true) . '/' . $asset['uri'] . ($version === 'auto' ? '?c5d6e7' : '');
        }

        private function attributes(array $attributes): string
        {
            $html = '';
            foreach ($attributes + array_filter(['nonce' => $this->nonce]) as $name => $value) {
                $html .= " $name=\"" . htmlspecialchars($value) . '"';
            }

            return $html;
        }
    }
}

namespace Test {
    /** Texts of the language files that a plugin has loaded. */
    class Language
    {
        public static array $texts = [];

        public static function load(string $extension): bool
        {
            $file = glob(Site::$site['kit'] . "/*/language/en-GB/$extension.ini")[0] ?? '';
            self::$texts += $file ? parse_ini_file($file) : [];

            return $file !== '';
        }
    }

    class Dispatcher implements \Joomla\Event\DispatcherInterface
    {
        private array $listeners = [];

        /** Registers the methods of a plugin, by their priority. */
        public function addSubscriber(\Joomla\Event\SubscriberInterface $plugin): void
        {
            foreach ($plugin::getSubscribedEvents() as $event => $listener) {
                [$method, $priority] = (array) $listener + [1 => 0];
                $this->listeners[$event][$priority][] = [$plugin, $method];
            }
        }

        public function dispatch(string $name, array $arguments = []): void
        {
            $this->send($name, new \Joomla\Event\Event($name, $arguments));
        }

        public function send(string $name, \Joomla\Event\EventInterface $event): void
        {
            $listeners = $this->listeners[$name] ?? [];
            krsort($listeners);
            foreach (array_merge(...$listeners) as $listener) {
                $listener($event);
            }
        }
    }

    class Site
    {
        public static array $site;
        public static $application;
    }
}
